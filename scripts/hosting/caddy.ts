import {headersFor} from '../serve/headers-file';
import {splitAnchor, untidyPath, type HostedSite} from './model';

/**
 * A site block of a Caddyfile.
 *
 * @param address the site's address, as Caddy takes it
 * @throws when a header has what Caddy would read as its own
 */
export function caddySite(
  {root, baseUrl, headers, redirects}: HostedSite,
  {address}: {address: string},
): string {
  const base = baseUrl.slice(0, -1);
  const notFound = headersFor(headers, `${base}/404.html`);
  return `# Written by "npm run hosting".
${address} {
	root * ${literal(root)}
	map {query} {with_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	route {
		encode zstd gzip
		@other not method GET HEAD
		header @other Allow "GET, HEAD"
		respond @other 405
${headers
  .map(
    (
      {pattern, headers: sent},
      index,
    ) => `		@headers${index} path_regexp ${literal(pattern.source)}
		header @headers${index} {
${sent.map(([name, value]) => `			${name} ${literal(value)}\n`).join('')}		}
`,
  )
  .join('')}		header *.md Content-Type "text/markdown; charset=utf-8"
		header *.webmanifest Content-Type application/manifest+json
${base && `		redir ${base} ${base}/{with_query} 301\n`}		redir ${base}/index.html ${base}/{with_query} 301
${redirects
  .map(({from, to, status}) => {
    const [page, anchor] = splitAnchor(to);
    return `		redir ${from} ${page}{with_query}${anchor} ${status}\n`;
  })
  .join('')}		@untidy {
			path_regexp untidy ${literal(untidyPath)}
			not path ${base}/ ${base}/404.html
		}
		redir @untidy {re.untidy.1}{with_query} 301
		try_files {path} {path}.html
		file_server
	}
	handle_errors {
		@missing expression \`{http.error.status_code} in [403, 404]\`
		route @missing {
			header {
${Array.from(notFound, ([name, value]) => `				${name} ${literal(value)}\n`).join('')}				Content-Type "text/html; charset=utf-8"
			}
			rewrite * ${base}/404.html
			file_server {
				status 404
			}
		}
	}
}
`;
}

/** A word in which Caddy sees no placeholder. */
function literal(value: string): string {
  if (/[`\n]|\{[a-z$]/i.test(value)) {
    throw new Error(
      `Caddy takes no value with a backtick, a line break or a brace before a letter: ${value}`,
    );
  }
  return `\`${value}\``;
}
