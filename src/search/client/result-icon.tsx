import Braces from 'lucide-static/icons/braces.svg';
import FileText from 'lucide-static/icons/file-text.svg';
import Hash from 'lucide-static/icons/hash.svg';
import Play from 'lucide-static/icons/play.svg';
import type {ReactNode} from 'react';

import type {Kind} from './kind';

const icons: Readonly<Record<Kind, typeof Hash>> = {
  guide: FileText,
  api: Braces,
  example: Play,
};

interface ResultIconProps {
  kind: Kind;
  /** Whether the result is a heading in a page. */
  isHeading?: boolean;
  className?: string;
}

/** The icon of a result: a guide, an API page, an example, or a heading. */
export function ResultIcon({
  kind,
  isHeading,
  className,
}: ResultIconProps): ReactNode {
  // On /demos, each heading is an example.
  const Icon = isHeading && kind !== 'example' ? Hash : icons[kind];
  return (
    <Icon className={className} width="1em" height="1em" aria-hidden="true" />
  );
}
