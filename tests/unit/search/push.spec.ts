import {expect, test} from 'vitest';
import {algoliasearch} from 'algoliasearch';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {pushRecords} from '../../../scripts/search-push/push-records';
import {readPushRequest} from '../../../scripts/search-push/read-request';
import {toRecords} from '../../../src/search/to-records';

const records = toRecords(
  {
    route: '/react/guides/faq',
    kind: 'guide',
    trail: ['React', 'Guides'],
    language: 'en',
    version: 'current',
    tag: 'docs-react-current',
    sections: [
      {anchor: null, level: 1, heading: 'FAQ', blocks: ['Text'], samples: []},
    ],
  },
  'https://docs.example',
);

test('a push without credentials is refused and names what is missing', () => {
  expect(() => readPushRequest({})).toThrow(
    /^Not set: ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY\./,
  );
  expect(() => readPushRequest({ALGOLIA_APP_ID: 'APP'})).toThrow(
    /^Not set: ALGOLIA_ADMIN_KEY\./,
  );
  expect(
    readPushRequest({ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin'}),
  ).toEqual({appId: 'APP', adminKey: 'admin', indexName: 'Documentation'});
});

test.describe('with a server that speaks the service’s protocol', () => {
  let server: Server;
  const calls: {method: string; path: string; body: string}[] = [];

  test.beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const {pathname} = new URL(request.url!, 'http://localhost');
      calls.push({method: request.method!, path: pathname, body});
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({taskID: 1, status: 'published', objectIDs: []}),
      );
    });
    await new Promise<void>((resolve) =>
      server.listen(0, '127.0.0.1', resolve),
    );
  });
  test.afterAll(() => server.close());

  test('settings go first, then all records replace the old ones at once', async () => {
    const {port} = server.address() as AddressInfo;
    const client = algoliasearch('APP', 'admin', {
      hosts: [
        {url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'},
      ],
    });
    await pushRecords(client, 'Documentation', records);
    const writes = calls.filter(({method}) => method !== 'GET');
    expect(writes[0]!.path).toBe('/1/indexes/Documentation/settings');
    expect(JSON.parse(writes[0]!.body)).toMatchObject({
      attributeForDistinct: 'url',
      distinct: true,
    });
    const batch = writes.find(({path}) => path.endsWith('/batch'))!;
    expect(batch.path).toMatch(/Documentation_tmp_/);
    expect(
      (
        JSON.parse(batch.body) as {requests: {body: {objectID: string}}[]}
      ).requests.map(({body}) => body.objectID),
    ).toEqual(records.map(({objectID}) => objectID));
    expect(JSON.parse(writes.at(-1)!.body)).toMatchObject({
      operation: 'move',
      destination: 'Documentation',
    });
  });
});
