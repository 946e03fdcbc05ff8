import { useEffect, useState } from 'react'

/** Is the window no wider than this? */
export function useNarrow(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const change = (): void => setNarrow(media.matches)
    media.addEventListener('change', change)
    return () => media.removeEventListener('change', change)
  }, [query])
  return narrow
}
