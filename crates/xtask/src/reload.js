// In the pages of `cargo xtask serve` only: reloads them when Trunk has built the site anew.
const address = `ws://${location.host}/.well-known/trunk/ws`;

function listen(reconnected) {
  const socket = new WebSocket(address);
  socket.onopen = () => reconnected && location.reload();
  socket.onclose = () => setTimeout(listen, 1000, true);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "reload") location.reload();
    else if (message.type === "buildFailure") console.error("Build failed:", message.data.reason);
  };
}

listen(false);
