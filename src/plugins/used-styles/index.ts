import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {collectWords} from './collect-words';
import {keepUsedStyles} from './keep-used-styles';
import {lostReferences, shortenProperties} from './shorten-properties';

/** What of the bundler this plugin uses; the types of Rspack and webpack differ elsewhere. */
interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    sources: {RawSource: new (text: string) => unknown};
  };
  hooks: {
    thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}
interface Compilation {
  hooks: {
    processAssets: {
      tap(options: {name: string; stage: number}, run: () => void): void;
    };
  };
  getAssets(): readonly {name: string; source: {source(): string | Buffer}}[];
  updateAsset(name: string, source: unknown): void;
}

const name = 'used-styles';

export type UsedStylesOptions = {
  /** Globs, relative to the site, of code that reaches pages without the bundler and names classes. */
  inlineScripts: string[];
  /** Beginnings of classes of theme parts that this site has switched off. */
  switchedOff: string[];
};

/** Takes out of the production build's stylesheets what the site cannot show. */
export default function usedStyles(
  {siteDir}: LoadContext,
  {inlineScripts, switchedOff}: UsedStylesOptions & {id: string},
): Plugin {
  let shortened: ReadonlyMap<string, string> = new Map();
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const inline = Globby.sync(inlineScripts, {
        cwd: siteDir,
        absolute: true,
      }).map((file) => readFileSync(file, 'utf8'));
      const apply = (compiler: object): void =>
        trimStylesheets(compiler as Compiler, inline, switchedOff, (names) => {
          shortened = names;
        });
      return {plugins: [{apply}]};
    },
    // Of what pages hold, some is in no script: coloured code, for one.
    async postBuild({outDir}) {
      const files = await Globby(['**/*.html', 'assets/**/*.json'], {
        cwd: outDir,
      });
      for (const file of files) {
        const text = await readFile(path.join(outDir, file), 'utf8');
        const [lost] = lostReferences(text, shortened);
        if (lost === undefined) continue;
        throw new Error(
          `${file} uses the custom property ${lost}, which has another name in the built stylesheets. Use it in a stylesheet, or name it in a script of the page.`,
        );
      }
    },
  };
}

function trimStylesheets(
  {webpack, hooks}: Compiler,
  inline: readonly string[],
  switchedOff: readonly string[],
  onShortened: (names: ReadonlyMap<string, string>) => void,
): void {
  // After the minimizers, whose shorter texts are quicker to read, and before names get their hashes.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({name, stage}, () => {
      const assets = compilation.getAssets();
      const textsOf = (extension: string): [string, string][] =>
        assets
          .filter((asset) => asset.name.endsWith(extension))
          .map((asset) => [asset.name, asset.source.source().toString()]);
      // Coloured code lies in files of its own.
      const markup = [...textsOf('.js'), ...textsOf('.json')];
      const scripts = [...inline, ...markup.map(([, text]) => text)];
      const sheets = textsOf('.css');
      const trimmed = new Map<string, string>();
      for (const [asset, text] of sheets) {
        const others = sheets
          .filter(([other]) => other !== asset)
          .map(([, other]) => other);
        // A sheet that comes later may refer to a property of this one.
        const references = others.flatMap(
          (other) => other.match(/var\(\s*--[\w-]+/g) ?? [],
        );
        const words = collectWords([...scripts, ...references], switchedOff);
        trimmed.set(asset, keepUsedStyles(text, words, others));
      }
      const {texts, names} = shortenProperties(trimmed, scripts);
      for (const [asset, text] of texts) {
        compilation.updateAsset(asset, new webpack.sources.RawSource(text));
      }
      onShortened(names);
    });
  });
}
