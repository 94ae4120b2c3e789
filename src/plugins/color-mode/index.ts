import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {colorModeScript} from './script';

interface ColorModeConfig {
  readonly colorMode: {readonly defaultMode: 'light' | 'dark'; readonly respectPrefersColorScheme: boolean};
}

/** Keeps the color mode one of the two that there are, whatever a storage holds or refuses to hold. */
export default function colorMode({siteConfig}: LoadContext): Plugin {
  return {
    name: 'color-mode',
    getClientModules: () => [path.resolve(__dirname, 'storage-events')],
    injectHtmlTags() {
      const {colorMode: config} = siteConfig.themeConfig as unknown as ColorModeConfig;
      return {preBodyTags: [{tagName: 'script', innerHTML: colorModeScript(config)}]};
    },
  };
}
