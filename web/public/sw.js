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

/** The number of games that wait, on the icon of the installed app. */
async function badge(waiting) {
  if (!navigator.setAppBadge) return;
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
}

/** Show a call, unless the person looks at Tampu: then the page shows it. */
async function show(call) {
  await badge(call.waiting);
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some((one) => one.visibilityState === 'visible')) return;
  await self.registration.showNotification(call.title, {
    body: call.text,
    tag: call.tag,
    icon: '/icon.svg',
    badge: '/icon.svg',
    data: { path: call.path },
  });
}

/** Bring the table of a call to the front, in a window that is open or in a new one. */
async function openTable(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}

/** A browser that renews its subscription by itself tells the server. */
async function renew(event) {
  const calls = await (await fetch('/api/me/calls')).json();
  const options = { userVisibleOnly: true, applicationServerKey: calls.push_key };
  const fresh = (event.newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const body = { endpoint: fresh.endpoint, p256dh: fresh.keys.p256dh, auth: fresh.keys.auth };
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/me/push', { method: 'POST', body: JSON.stringify(body), headers });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
