import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileKind } from '#domain/files/file-kinds.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'

/** A picture of the portal's look that a tenant can upload. */
export interface Part {
  part: 'LOGO' | 'LOGIN' | 'ICON'
  owner: string
  kind: FileKind
  title: MessageDescriptor
  about: MessageDescriptor
  /** Picture shown while none is uploaded. */
  before: (config: HostConfig) => string
}

/** The parts of a brand, in the order of the screen. */
export const brandParts: readonly Part[] = [
  {
    part: 'LOGO',
    owner: 'logo',
    kind: 'brand-picture',
    title: msg`Logo`,
    about: msg`In the top bar and on the login page. A PNG or WebP with a transparent background works best.`,
    before: ({ imageNavbar, webLogo }) => imageNavbar || webLogo,
  },
  {
    part: 'LOGIN',
    owner: 'login',
    kind: 'brand-picture',
    title: msg`Login picture`,
    about: msg`Beside the login form on wide screens. At least 1,600 pixels wide.`,
    before: ({ imageLoginBackground }) => imageLoginBackground,
  },
  {
    part: 'ICON',
    owner: 'icon',
    kind: 'brand-icon',
    title: msg`App icon`,
    about: msg`In browser tabs and on home screens. A square PNG or WebP of at least 512 × 512 pixels.`,
    before: () => '/tenant-icons/icon-192.png',
  },
]
