/** How the site chooses a color mode. */
export interface ColorMode {
  readonly defaultMode: 'light' | 'dark';
  readonly respectPrefersColorScheme: boolean;
}

/**
 * An inline script that takes back a color mode that does not exist. The script of the theme takes over whatever the
 * storage or the address holds, such as `null`, and no style sheet answers to that.
 *
 * @returns source of the script, without `<script>` tags
 */
export function colorModeScript(config: ColorMode): string {
  const system = `matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`;
  return `(function () {
  var root = document.documentElement;
  if (/^(light|dark)$/.test(root.getAttribute('data-theme'))) return;
  root.setAttribute('data-theme', ${config.respectPrefersColorScheme ? system : `'${config.defaultMode}'`});
  root.setAttribute('data-theme-choice', '${config.respectPrefersColorScheme ? 'system' : config.defaultMode}');
})();`;
}
