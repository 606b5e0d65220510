import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {readTokens, type Colors} from '../social-cards/read-tokens';
import {drawIcon, icons, touchIcon} from './icon';
import {manifestFile, robotsFile} from './texts';

export interface SiteFilesOptions {
  /** The site's stylesheet of tokens, which says what paper is. */
  tokens: string;
  /** The logo for the light mode, an SVG file. */
  logo: string;
}

/** Writes `robots.txt`, the web manifest and the icons, and names them in every page. */
export default function siteFiles(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {tokens, logo}: SiteFilesOptions & {id: string},
): Plugin<{light: Colors; dark: Colors}> {
  const inSite = (file: string): Promise<string> =>
    readFile(path.join(siteDir, file), 'utf8');
  const readColors = async (): Promise<{light: Colors; dark: Colors}> => {
    const css = await inSite(tokens);
    return {
      light: readTokens(css, tokens, 'light'),
      dark: readTokens(css, tokens, 'dark'),
    };
  };

  return {
    name: 'site-files',

    loadContent: readColors,

    getPathsToWatch: () => [path.join(siteDir, tokens)],

    injectHtmlTags: ({content: {light, dark}}) => ({
      headTags: [
        themeColor('light', light.paper),
        themeColor('dark', dark.paper),
        // The development server has no built files to name.
        ...(process.env.NODE_ENV === 'production'
          ? [
              // Nobody needs it to read: the inline loader puts it there after load.
              {
                tagName: 'noscript',
                attributes: {'data-after-load': true},
                innerHTML: `<link rel="manifest" href="${baseUrl}site.webmanifest">`,
              },
              link('apple-touch-icon', `${baseUrl}img/${touchIcon.file}`),
            ]
          : []),
      ],
    }),

    async postBuild({outDir}) {
      const {paper} = (await readColors()).light;
      const drawing = await inSite(logo);
      const folder = path.join(outDir, 'img');
      await mkdir(folder, {recursive: true});
      await Promise.all([
        writeFile(
          path.join(outDir, 'robots.txt'),
          robotsFile(`${siteConfig.url}${baseUrl}`),
        ),
        writeFile(
          path.join(outDir, 'site.webmanifest'),
          manifestFile({
            name: siteConfig.title,
            description: siteConfig.tagline,
            baseUrl,
            paper,
            icons,
          }),
        ),
        ...[...icons, touchIcon].map((icon) =>
          writeFile(
            path.join(folder, icon.file),
            drawIcon(drawing, paper, icon),
          ),
        ),
      ]);
    },
  };
}

function themeColor(mode: 'light' | 'dark', content: string): HtmlTagObject {
  return {
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${mode})`,
      content,
    },
  };
}

function link(rel: string, href: string): HtmlTagObject {
  return {tagName: 'link', attributes: {rel, href}};
}
