import Original from '@theme-original/DocItem/TOC/Desktop';
import type Part from '@theme/DocItem/TOC/Desktop';

import {hydratedApart} from '@site/src/components/hydrated-apart';

export default hydratedApart(Original as typeof Part);
