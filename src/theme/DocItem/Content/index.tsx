import Original from '@theme-original/DocItem/Content';
import type Part from '@theme/DocItem/Content';

import {hydratedApart} from '@site/src/components/hydrated-apart';

export default hydratedApart(Original as typeof Part);
