interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Lets workers start from this portal's own addresses, where the content policy asks for trusted types. It names no rule for
 * HTML and script texts, so the browser refuses those; cleaned HTML comes from DOMPurify's policy.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError(`a script of another origin: ${url}`)
      return url
    },
  })
}
