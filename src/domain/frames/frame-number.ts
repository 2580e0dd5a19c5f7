/** Brings a frame number as typed or scanned into the form that is stored: upper case, without spaces. */
export const frameNumberOf = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase()

/** Whether a text is a frame number: 6 to 20 letters and digits. */
export const isFrameNumber = (text: string): boolean => /^[A-Z0-9]{6,20}$/.test(frameNumberOf(text))
