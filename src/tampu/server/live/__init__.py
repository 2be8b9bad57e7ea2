"""Live play: the WebSocket, its commands, the broadcast hub and the driver of bots and clocks."""
