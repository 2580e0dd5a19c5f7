const asPerson = process.stdout.isTTY

function line(level: number, msg: string): string {
  return asPerson
    ? `${msg}\n`
    : `${JSON.stringify({ level, time: Date.now(), pid: process.pid, msg })}\n`
}

/** Says something beside the log: as text in a terminal, as a line of the log elsewhere, so that a log holds JSON alone. */
export const say = (msg: string): void => void process.stdout.write(line(30, msg))

/** Says what ended the start, likewise. */
export const sayFatal = (msg: string): void => void process.stderr.write(line(60, msg))
