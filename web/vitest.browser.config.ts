import { defineConfig } from 'vitest/config'

// Whole games in a real browser against the real program. `npm run browser` needs the page and the program built.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Each file has a server and a browser of its own. A game waits for its page more than it computes, so that two share two cores well;
    // more would wait for each other.
    maxWorkers: 2,
  },
})
