import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      '.papi/',
      'docs-*/api/',
      '*_versioned_docs/',
      // Vue's composables look like React hooks in the wrong place.
      'types/*/tests/',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {allowDefaultProject: ['vitest.config.mts']},
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // The methods of our interfaces are functions of an object, without `this`.
      '@typescript-eslint/unbound-method': 'off',
      // React and Node call a handler without waiting for its promise.
      '@typescript-eslint/no-misused-promises': [
        'error',
        {checksVoidReturn: {arguments: false, attributes: false}},
      ],
      // We compare the HTML parser's enum of node types with strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Some interfaces of packages require a promise without any waiting.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A named property is left out of the copy, as in `{id, ...rest}`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true},
      ],
    },
  },
  {
    // The types of a chain's values come from its metadata, at run time.
    files: [
      'src/simulated-chain/**',
      'src/live-examples/requests/{asked,describe,identify,record}.ts',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  {
    // Samples belong to the TypeScript project of their checker.
    files: [
      'src/content/code-samples/context/**',
      'src/components/home/samples/**',
      'src/live-examples/playground/project/**',
    ],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**'],
    rules: {'max-lines': ['error', 300]},
  },
  {
    files: ['**/*.config.mjs'],
    languageOptions: {globals: {process: 'readonly'}},
  },
  {
    // Only `src` has components and hooks.
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
);
