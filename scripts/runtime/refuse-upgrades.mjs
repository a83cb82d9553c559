// Preloaded into the web server, because the framework listens before any of our code runs. We offer no other protocol than HTTP/1.1. The
// framework takes every upgrade for one of an application's own sockets and neither answers nor closes it: one small request would
// hold a socket for ever. Not for `npm run dev`, whose pages are renewed over such a socket.
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

const known = new WeakSet();

function refuse(_request, socket) {
  // The other side may vanish while it is told.
  socket.on('error', () => undefined);
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}

// Node announces a connection before it reads from it.
subscribe('net.server.socket', ({ socket }) => {
  const { server } = socket;
  if (!(server instanceof Server) || known.has(server)) return;
  known.add(server);
  server.removeAllListeners('upgrade');
  server.on('upgrade', refuse);
});
