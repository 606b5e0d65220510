/**
 * The document around every page where scripts are deferred. It differs from Docusaurus' own in two
 * things. Scripts are not started by the page; their addresses stand in a meta
 * element, the one that starts the page at the end, and the loader runs them at
 * the reader's first interaction. And `inline-styles.ts` in `after-build` puts
 * the stylesheet in the place of its link.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).sort((one, other) => one.includes('/main.') - other.includes('/main.')).join(' ') %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" data-inline>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
