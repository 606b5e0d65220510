import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';

interface SplitterProps {
  /** Its name for screen readers, such as "Width of the result". */
  label: string;
  /** Direction of the line. */
  orientation: 'horizontal' | 'vertical';
  /** Size of the pane after the line, in percent of both panes. */
  value: number;
  /** The value after a double click. */
  initialValue: number;
  onChange: (value: number) => void;
}

/** Limits of the size of the pane after the line, in percent of both panes. */
const least = 10;
const most = 80;
/** Change by an arrow key, in percent. */
const step = 2;

/**
 * A line between two panes. The pointer and the arrow keys move it, and a
 * double click resets it.
 */
export function Splitter({
  label,
  orientation,
  value,
  initialValue,
  onChange,
}: SplitterProps): ReactNode {
  const isVertical = orientation === 'vertical';
  const change = (percent: number) =>
    onChange(Math.round(Math.min(Math.max(percent, least), most)));

  const drag = (event: PointerEvent<HTMLElement>) => {
    const {currentTarget: line, clientX, clientY} = event;
    if (!line.hasPointerCapture(event.pointerId)) return;
    const {right, bottom, width, height} =
      line.parentElement!.getBoundingClientRect();
    change(
      isVertical
        ? (100 * (right - clientX)) / width
        : (100 * (bottom - clientY)) / height,
    );
  };
  const press = (event: KeyboardEvent) => {
    const [grow, shrink] = isVertical
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowUp', 'ArrowDown'];
    const next = {
      [grow]: value + step,
      [shrink]: value - step,
      Home: least,
      End: most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };

  return (
    <div
      className="play-splitter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      onPointerDown={({currentTarget, pointerId}) =>
        currentTarget.setPointerCapture(pointerId)
      }
      onPointerMove={drag}
      onDoubleClick={() => onChange(initialValue)}
      onKeyDown={press}
      data-needs-scripts
    />
  );
}
