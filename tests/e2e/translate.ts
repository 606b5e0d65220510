import type {Page} from '@playwright/test';

/**
 * Replaces all current and later texts of a page with elements, like a
 * browser's translator. The test needs `bypassCSP`.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const words = 'script, style, code, pre, textarea, font, [translate=no]';
    const replace = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node as Text;
        if (!text.data.trim() || text.parentElement?.closest(words)) return;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = `~${text.data}`;
        text.replaceWith(font);
      } else Array.from(node.childNodes).forEach(replace);
    };
    replace(document.body);
    new MutationObserver((changes) => {
      for (const {type, target, addedNodes} of changes)
        (type === 'characterData' ? [target] : addedNodes).forEach(replace);
    }).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
