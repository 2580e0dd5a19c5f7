interface SystemError {
  code?: string
  message: string
  port?: number
  address?: string
  path?: string
  hostname?: string
}

/** Returns what keeps a server from starting, in one line that says what to change. */
export function startProblem(error: unknown): string {
  const { code, message, port, address, path, hostname } = error as SystemError
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}: check HOST.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return path
        ? `${path} cannot be written: check DATA_DIR and its rights.`
        : `Port ${port} needs more rights: set PORT to one above 1023, or put a proxy in front.`
    case 'ENOSPC':
      return `There is no space left for ${path ?? 'the data folder'}.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No database server is known as ${hostname}: check DATABASE_URL.`
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `No database server answers at ${address}:${port}: check DATABASE_URL.`
    case '28P01':
    case '28000':
    case '3D000':
      return `The database refuses the log-in of DATABASE_URL: ${message}.`
    default:
      return message
  }
}
