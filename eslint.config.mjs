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
      // Assertions on types, which use Vue composables where React's rules forbid hooks.
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
      // The HTML parser's enum of node types is one of strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Interfaces of packages ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Naming a property is how it is left out of a copy.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true},
      ],
    },
  },
  {
    // What metadata describes has no type before it is read.
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
    // Samples belong to the program that checks them, not to that of the site.
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
    files: ['**/*.tsx', '**/*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
);
