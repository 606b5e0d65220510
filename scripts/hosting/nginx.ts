import {splitAnchor, untidyPath, type HostedSite} from './model';

/** Longest word of a configuration that nginx reads, in bytes. */
const longestWord = 4095;

/** Types of text that are compressed and whose letters are UTF-8, beside HTML. */
const textTypes = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

/**
 * The part of an nginx configuration that belongs into the http block.
 *
 * @param listen address or port, as nginx's directive of that name takes it
 * @throws when a header has what nginx cannot say
 */
export function nginxConfiguration(
  site: HostedSite,
  {listen, serverName}: {listen: string; serverName: string},
): string {
  const {root, baseUrl, redirects} = site;
  const base = baseUrl.slice(0, -1);
  const headers = headerMaps(site);
  return `# Written by "npm run hosting"; belongs into nginx's http block.
${headers.map(({map}) => map).join('')}
server {
  listen ${listen};
  server_name ${serverName};
  root ${word(root)};
  server_tokens off;
  absolute_redirect off;

  charset utf-8;
  charset_types ${textTypes.join(' ')};
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${textTypes.join(' ')};

${headers.map(({directive}) => `  ${directive}\n`).join('')}
  error_page 403 404 =404 ${base}/404.html;
  location = ${base}/404.html { }
  location = ${base}/ { try_files ${base}/index.html =404; }
  location = ${base}/index.html { return 301 ${base}/$is_args$args; }
${base && `  location = ${base} { return 301 ${base}/$is_args$args; }\n`}${redirects
    .map(({from, to, status}) => {
      const [page, anchor] = splitAnchor(to);
      return `  location = ${word(from)} { return ${status} ${word(`${page}$is_args$args${anchor}`)}; }\n`;
    })
    .join('')}  location ~ ${word(untidyPath)} { return 301 $1$is_args$args; }
  location ~ \\.md$ {
    types { }
    default_type text/markdown;
    try_files $uri =404;
  }
  location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
    try_files $uri =404;
  }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** For each header a variable with its value for the path, and what sends it. */
function headerMaps({headers}: HostedSite): {map: string; directive: string}[] {
  const names = new Set(
    headers.flatMap((rule) => rule.headers.map(([name]) => name)),
  );
  return Array.from(names, (name) => {
    const variable = `$site_${name.toLowerCase().replace(/\W/g, '_')}`;
    // The first that fits counts for nginx, the last in _headers.
    const lines = Array.from(headers)
      .reverse()
      .flatMap(({pattern, headers: sent}) =>
        sent
          .filter(([sentName]) => sentName === name)
          .map(
            ([, value]) =>
              `  ${word(`~${pattern.source}`)} ${literal(value)};\n`,
          ),
      );
    return {
      map: `map $uri ${variable} {\n${lines.join('')}}\n`,
      directive: `add_header ${name} ${variable} always;`,
    };
  });
}

/** A word that may hold any character; variables in it are filled in. */
function word(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A word in which nginx sees no variable. */
function literal(value: string): string {
  if (value.includes('$') || value.length > longestWord) {
    throw new Error(
      `nginx takes no header value with a dollar sign or longer than ${longestWord} characters: ${value}`,
    );
  }
  return word(value);
}
