// In the pages that `trunk serve` serves only: reloads them when the site has been built anew. Trunk's own script is
// inline, which our policy refuses.
const address = new URL("/.well-known/trunk/ws", location.href);
address.protocol = address.protocol.replace("http", "ws");

function listen(again) {
  const socket = new WebSocket(address);
  // The server has been started again: who knows what has changed meanwhile.
  socket.onopen = () => again && location.reload();
  socket.onmessage = ({ data }) => {
    const { type, data: about } = JSON.parse(data);
    if (type === "reload") location.reload();
    else console.error(about.reason);
  };
  socket.onclose = () => setTimeout(listen, 1000, true);
}

listen(false);
