import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** Turns lingui's macros into calls, in those files alone that use them; everything else skips Babel. */
export function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?(\?|$)/.test(id) || !/@lingui\/(core|react)\/macro/.test(code)) return
      const result = await transformAsync(code, {
        filename: id.replace(/\?.*$/, ''),
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      })
      return result?.code ? { code: result.code, map: result.map } : undefined
    },
  }
}
