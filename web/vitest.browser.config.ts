import { defineConfig } from 'vitest/config'

// Whole games in a real browser against the real program. `npm run browser` needs the page and the program built.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
