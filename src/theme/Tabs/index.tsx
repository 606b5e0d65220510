import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {cloneElement, useId, type KeyboardEvent, type ReactNode} from 'react';

/**
 * Tabs and their panels, linked by id. The first render in the browser keeps the
 * panels of the HTML, with a reader's selection and focus. The original renders
 * them again.
 */
export default function Tabs({
  children,
  block,
  lazy,
  className,
  ...options
}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs({
    ...options,
    children,
  });
  const {blockElementScrollPositionUntilNextRender} =
    useScrollPositionBlocker();
  const id = useId();
  const idsOf = (index: number) => ({
    id: `${id}tab${index}`,
    'aria-controls': `${id}panel${index}`,
  });
  const isShown = (value: string) => value === selectedValue;
  const select = (tab: HTMLElement, value: string) => {
    // Without a change, the position would wait for an unrelated render.
    if (isShown(value)) return;
    // Above this tab, another block of the same group may change its height.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };

  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={clsx('tabs', block && 'tabs--block', className)}
      >
        {tabValues.map(({value, label, attributes}, index) => (
          <li
            key={value}
            role="tab"
            tabIndex={isShown(value) ? 0 : -1}
            aria-selected={isShown(value)}
            onClick={({currentTarget}) => select(currentTarget, value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                // The space bar would also scroll the page.
                event.preventDefault();
                select(event.currentTarget, value);
              } else moveFocus(event);
            }}
            {...attributes}
            {...idsOf(index)}
            className={clsx(
              'tabs__item',
              isShown(value) && 'tabs__item--active',
              attributes?.className as string | undefined,
            )}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {sanitizeTabsChildren(children).map((panel, index) =>
          lazy && !isShown(panel.props.value)
            ? null
            : cloneElement(panel, {
                key: panel.props.value,
                hidden: !isShown(panel.props.value),
                attributes: idsOf(index),
              }),
        )}
      </div>
    </div>
  );
}

/**
 * Moves the focus to the neighbor of a tab, from the last to the first, or to
 * either end.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget} = event;
  const tabs = Array.from(
    currentTarget.parentElement!.children as HTMLCollectionOf<HTMLElement>,
  );
  const index = tabs.indexOf(currentTarget);
  const next = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  }[key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next)?.focus();
}
