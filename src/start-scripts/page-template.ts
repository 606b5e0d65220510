import {buildSync} from 'esbuild';
import path from 'node:path';

import {browsers} from '../site/browsers';

/** The bundled `start.ts`. */
const startScript = buildSync({
  entryPoints: [path.join(__dirname, 'start.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: browsers,
}).outputFiles[0]!.text.trim();

/**
 * The document around every page. It's the template of Docusaurus 3.9.2 (see
 * `ssgTemplate.html.js` in `@docusaurus/core`) without the scripts, whose
 * download would delay the text. `start.ts` adds them once the text is visible,
 * the main script last, because it needs the others.
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
    <%
      const isMain = (script) => script.includes('/main.');
      const others = it.scripts.filter((script) => !isMain(script));
      const inOrder = [...others, ...it.scripts.filter(isMain)];
    %>
    <script data-scripts="<%= inOrder.map((script) => it.baseUrl + script).join(' ') %>">${startScript}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
