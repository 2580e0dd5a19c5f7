import type { Settings } from '../../settings.ts'

/** A secret is named, never shown. */
const isThere = (secret: string | undefined) => Boolean(secret)

/**
 * Lists the settings made by the environment; of secrets, and of addresses with a password, only whether they are set.
 */
export function serverSettings(
  settings: Settings,
  databaseKind: string,
): { name: string; value: string; isSet: boolean }[] {
  const {
    publicUrl,
    trustProxy,
    databaseUrl,
    smtpUrl,
    mailFrom,
    erpUrl,
    erpSecret,
    erpDir,
    vapid,
    vapidGiven,
    localPush,
    freeDocuments,
    apiKeyHashes,
    s3,
    logLevel,
  } = settings
  const say = (name: string, value: unknown, isSet: boolean) => ({
    name,
    value: JSON.stringify(value),
    isSet,
  })
  return [
    say('PUBLIC_URL', publicUrl ?? null, isThere(publicUrl)),
    say('TRUST_PROXY', trustProxy, trustProxy !== false),
    say('DATABASE_URL', databaseKind, isThere(databaseUrl)),
    say('SMTP_URL', isThere(smtpUrl), isThere(smtpUrl)),
    say('MAIL_FROM', mailFrom ?? null, isThere(mailFrom)),
    // Only the host is shown, because the path may hold a key.
    say('ERP_URL', erpUrl ? new URL(erpUrl).host : null, isThere(erpUrl)),
    say('ERP_SECRET', isThere(erpSecret), isThere(erpSecret)),
    say('ERP_DIR', erpDir ?? null, isThere(erpDir)),
    // Of a pair that was made here only the public half is worth reading: every browser knows it.
    say('VAPID_PUBLIC_KEY', vapid.publicKey, vapidGiven),
    say('VAPID_PRIVATE_KEY', isThere(vapid.privateKey), vapidGiven),
    say('ALLOW_LOCAL_PUSH', localPush, localPush),
    say('API_KEYS', apiKeyHashes.length, apiKeyHashes.length > 0),
    say('ALLOW_FREE_DOCUMENTS', freeDocuments, freeDocuments),
    // Only the host is shown, because the path names the bucket; keys are never shown.
    say('S3_URL', s3 ? new URL(s3.url).host : null, s3 !== undefined),
    say('S3_ACCESS_KEY_ID', s3 !== undefined, s3 !== undefined),
    say('S3_SECRET_ACCESS_KEY', s3 !== undefined, s3 !== undefined),
    say('S3_REGION', s3?.region ?? null, s3 !== undefined),
    say('LOG_LEVEL', logLevel, logLevel !== 'info'),
  ]
}
