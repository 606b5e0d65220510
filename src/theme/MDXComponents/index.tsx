import MDXComponents from '@theme-original/MDXComponents';

import Code from '@site/src/components/code';
import Table from '@site/src/components/table';

export default {...MDXComponents, code: Code, table: Table};
