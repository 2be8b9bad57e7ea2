// Keeps the files of the client, so that Tampu opens without a connection and can say so itself.
const KEPT = 'tampu';
const MOST = 120;

self.addEventListener('install', (event) => {
  const first = ['/', '/icon.svg', '/manifest.webmanifest'];
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(first))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keep(request, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const all = await cache.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(oldest);
}

/** What the server says now, or what it said last. */
async function freshest(request, key) {
  try {
    const answer = await fetch(request);
    void keep(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names change with their content never grow old. */
async function lasting(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  void keep(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(freshest(request, '/'));
  else if (/^\/assets\/|^\/api\/games\/\w+\/web\//.test(url.pathname)) event.respondWith(lasting(request));
  else if (/^\/(locale|kit)\//.test(url.pathname)) event.respondWith(freshest(request, request));
});
