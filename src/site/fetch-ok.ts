/**
 * Fetches a file.
 *
 * @throws (as a rejection) if the request fails, or its answer has the status
 *   of an error
 */
export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
