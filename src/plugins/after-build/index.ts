import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {sitePages} from '../inventory/inventory';
import type {AfterBuildContext, AfterBuildOptions} from './context';
import {feedLinks} from './feeds/formats';
import {readerOf} from './html/reading';
import {openSearchLink} from './open-search';
import {steps} from './steps';

/**
 * The only plugin that writes after the build. Docusaurus runs the `postBuild` hooks of all plugins at the same
 * time, so whatever depends on an order is a step of this one.
 */
export default function afterBuild(options: AfterBuildOptions) {
  return ({siteDir, baseUrl, siteConfig: {title}}: LoadContext): Plugin => {
    let allContent: AllContent = {};
    return {
      name: 'after-build',
      injectHtmlTags: () => ({
        headTags: [...feedLinks(options.feeds, baseUrl), openSearchLink(title, baseUrl)],
      }),
      async allContentLoaded(loaded) {
        allContent = loaded.allContent;
      },
      async postBuild({outDir, siteConfig, routesPaths, headTags, preBodyTags, postBodyTags}) {
        const context: AfterBuildContext = {
          siteDir,
          outDir,
          siteConfig,
          options,
          routesPaths,
          injectedTags: {headTags, preBodyTags, postBodyTags},
          allContent,
          documents: sitePages(allContent).filter(({type, isMain}) => isMain && type !== 'other'),
          readingOf: readerOf(outDir, path.join(siteDir, 'node_modules/.cache/pages')),
          env: process.env,
        };
        for (const step of steps) await step(context);
      },
    };
  };
}
