/** Tenths of a degree as three figures. */
export const bearing = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`

/** At most one decimal. */
export const roundly = (value: number): string => String(Math.round(value * 10) / 10)
