/** The only source of the time: tests pass their own. */
export type Clock = () => Date
