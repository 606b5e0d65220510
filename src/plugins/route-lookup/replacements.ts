import path from 'node:path';

const client = (file: string): string => path.join(__dirname, 'client', file);

const docs = String.raw`[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]`;

/** The module that asks, what it asks for, and what it gets. */
export const replacements = [
  {
    issuer: /[\\/]react-router[\\/]/,
    request: /^path-to-regexp$/,
    replacement: client('plain-paths.ts'),
  },
  {
    issuer: /[\\/]react-router-config[\\/]/,
    request: /^react-router$/,
    replacement: client('router.ts'),
  },
  {
    issuer: new RegExp(`${docs}docs(?:Client)?Utils\\.js$`),
    request: /^@docusaurus\/router$/,
    replacement: client('router.ts'),
  },
  {
    issuer: new RegExp(`${docs}docsUtils\\.js$`),
    request: /^@docusaurus\/theme-common\/internal$/,
    replacement: client('same-path.ts'),
  },
];
