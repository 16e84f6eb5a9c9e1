// Runtimes at the edge whose program listens.
import worker from './worker.js'

addEventListener('fetch', event => event.respondWith(worker.fetch(event.request)))
