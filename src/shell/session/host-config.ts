import type { HostConfig } from '#domain/portal/host-config.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { readFact, writeFact } from '#offline/device-facts.ts'

// Public by nature: the config holds no secret, and the specification asks for these credentials.
const credentials = 'Basic cGFubmllcjpwdWJsaWM='

/** The server is being worked on and says so. */
export class MaintenanceError extends Error {}

/** True for the answer by which the server says that it is being worked on. */
export async function isMaintenanceAnswer(answer: Response): Promise<boolean> {
  if (answer.status !== 500) return false
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { status?: string } | null
  return body?.status === 'maintenance'
}

async function fetchConfig(host: string): Promise<HostConfig> {
  const answer = await portalFetch(`/server/config/${host}`, {
    headers: { authorization: credentials },
  })
  if (await isMaintenanceAnswer(answer)) throw new MaintenanceError('maintenance')
  if (!answer.ok) throw new Error(`config: HTTP ${answer.status}`)
  const config = (await answer.json()) as HostConfig
  void writeFact(`config:${host}`, config)
  return config
}

/** The settings that the server has written into the first response, if it has. */
function embeddedConfig(): HostConfig | undefined {
  const text = document.getElementById('host-config')?.textContent
  return text ? (JSON.parse(text) as HostConfig) : undefined
}

/**
 * The tenant's settings, from the fastest source: this page, this device, the server.
 * @param onNewer called when the server later has others than the ones answered
 */
export async function loadHostConfig(
  host: string,
  onNewer: (config: HostConfig) => void,
): Promise<HostConfig> {
  const embedded = embeddedConfig()
  if (embedded) {
    void writeFact(`config:${host}`, embedded)
    return embedded
  }
  const kept = await readFact<HostConfig>(`config:${host}`)
  if (!kept) return fetchConfig(host)
  void fetchConfig(host).then(
    (config) => JSON.stringify(config) !== JSON.stringify(kept) && onNewer(config),
    () => undefined,
  )
  return kept
}

/** Asks whether the portal at this host is open. */
export async function serverStatus(host: string): Promise<'online' | 'maintenance'> {
  const answer = await portalFetch(`/server/status?host=${encodeURIComponent(host)}`, {
    headers: { authorization: credentials },
  })
  if (await isMaintenanceAnswer(answer)) return 'maintenance'
  return ((await answer.json()) as { status: 'online' | 'maintenance' }).status
}
