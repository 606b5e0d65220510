import OriginalTypes from '@theme-original/Admonition/Types';
import type {Props} from '@theme/Admonition';
import Bug from 'lucide-static/icons/bug.svg';
import Info from 'lucide-static/icons/info.svg';
import Lightbulb from 'lucide-static/icons/lightbulb.svg';
import OctagonAlert from 'lucide-static/icons/octagon-alert.svg';
import StickyNote from 'lucide-static/icons/sticky-note.svg';
import TriangleAlert from 'lucide-static/icons/triangle-alert.svg';
import type {ComponentType, ReactNode, SVGProps} from 'react';

type Type = ComponentType<Omit<Props, 'type'> & Pick<Partial<Props>, 'type'>>;

type Kind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

const types = OriginalTypes as Record<Kind, Type>;

/** A kind of note with a sign of the site's own set. */
const withSign = (kind: Kind, Sign: ComponentType<SVGProps<SVGSVGElement>>) =>
  function NoteWithSign(props: Props): ReactNode {
    const Original = types[kind];
    return <Original icon={<Sign aria-hidden />} {...props} />;
  };

const Warning = withSign('warning', Bug);

/** A defect of a release: a warning whose title says so. Versions stand in the title, emphasized. */
function KnownIssue({title, ...props}: Props): ReactNode {
  return (
    <Warning
      {...props}
      title={
        <>
          Known issue{title && ': '}
          {title}
        </>
      }
    />
  );
}

export default {
  ...types,
  note: withSign('note', StickyNote),
  tip: withSign('tip', Lightbulb),
  info: withSign('info', Info),
  warning: withSign('warning', TriangleAlert),
  danger: withSign('danger', OctagonAlert),
  'known-issue': KnownIssue,
};
