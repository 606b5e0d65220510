import OriginalTypes from '@theme-original/Admonition/Types';
import type {Props} from '@theme/Admonition';
import Warning from '@theme/Admonition/Type/Warning';
import Bug from 'lucide-static/icons/bug.svg';
import type {ReactNode} from 'react';

/**
 * A defect of a release: a warning with its own title, or none. Emphasis in the
 * title marks versions.
 */
const KnownIssue = ({title, ...props}: Props): ReactNode => (
  <Warning
    icon={<Bug />}
    {...props}
    title={title ? <>Known issue: {title}</> : 'Known issue'}
  />
);

/** The kinds of admonitions, by their names in Markdown. */
export default {...OriginalTypes, 'known-issue': KnownIssue};
