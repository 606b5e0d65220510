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
      'tests/build/fixtures/',
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
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
  },
  {
    files: ['*.config.mjs'],
    languageOptions: {globals: {process: 'readonly'}},
  },
  {
    files: ['**/*.tsx', '**/*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      // Naming a property is how it is left out of a copy.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true},
      ],
    },
  },
);
