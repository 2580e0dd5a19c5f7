import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

export type PasskeyQuestion = PublicKeyCredentialRequestOptionsJSON

/** Shows the browser's own window for a passkey. @returns null when the person has closed it */
export const askForPasskey = (question: PasskeyQuestion): Promise<object | null> =>
  startAuthentication({ optionsJSON: question }).catch(() => null)

/** Lets the browser make a passkey. @returns null when the person has closed its window; `known` when the device has one already */
export const makePasskey = (options: unknown): Promise<object | 'known' | null> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(
    (error: unknown) => ((error as Error).name === 'InvalidStateError' ? 'known' : null),
  )
