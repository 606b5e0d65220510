import {buildSync} from 'esbuild';
import path from 'node:path';

import {browsers} from '../site/browsers';

const start = buildSync({
  entryPoints: [path.join(__dirname, 'start.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: browsers,
}).outputFiles[0]!.text.trim();

/**
 * The document around every page: Docusaurus's own without its scripts, which
 * would compete with the text. `start.ts` adds the scripts after the text is
 * visible.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('') %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).sort((a, b) => a.includes('/main.') - b.includes('/main.')).join(' ') %>">${start}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
