import type {HtmlTagObject} from '@docusaurus/types';
import {identity} from './identity';

const file = (path: string): string => `${identity.baseUrl}${path}`;

/** Icons in addition to the SVG favicon: for browsers that need PNG, for home screens and launchers. */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/png', sizes: '32x32', href: file('img/favicon-32.png')}},
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/png', sizes: '48x48', href: file('img/favicon-48.png')}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', sizes: '180x180', href: file('img/apple-touch-icon.png')}},
  {tagName: 'link', attributes: {rel: 'manifest', href: file('manifest.webmanifest')}},
] satisfies HtmlTagObject[];
