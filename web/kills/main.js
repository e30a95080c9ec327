// The kill test by a client of its own, written from docs/api.md alone: see docs/hosting.md.
//
//   node kills/main.js [--pharos FILE] [--kills N] [--tables N] [--seed N] [--seconds N] [--fault kill|term]
//     [--games WORD,…]

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { KINDS, Trial } from './trial.js'

const HELP = `Usage: node kills/main.js [options]
  --pharos FILE   the program under test [default: $PHAROS, or ../target/release/pharos]
  --kills N       how often the server is ended [default: 200]
  --tables N      how many tables are played at a time [default: 12]
  --seed N        what the choices are drawn from [default: 1]
  --seconds N     when to give up [default: 3600]
  --fault WORD    kill: always SIGKILL; term: a third of the time SIGTERM [default: kill]
  --games LIST    what is played, with commas between [default: ${KINDS.join(',')}]
  --lines N       how many violations of one kind are shown [default: 50]
  --keep          leave the server's folder where it is`

function options() {
  const { values } = parseArgs({
    options: {
      pharos: { type: 'string', default: process.env.PHAROS || '../target/release/pharos' },
      kills: { type: 'string', default: '200' },
      tables: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '3600' },
      lines: { type: 'string', default: '50' },
      fault: { type: 'string', default: 'kill' },
      games: { type: 'string', default: KINDS.join(',') },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    process.exit(0)
  }
  /** @param {'kills' | 'tables' | 'seed' | 'seconds' | 'lines'} name */
  const number = (name) => {
    const read = Number(values[name])
    if (!Number.isInteger(read) || read < 1) throw new Error(`--${name} wants a whole number from 1, not ${values[name]}`)
    return read
  }
  const { fault } = values
  if (fault !== 'kill' && fault !== 'term') throw new Error(`--fault is kill or term, not ${fault}`)
  const games = values.games.split(',').map((word) => {
    const kind = KINDS.find((one) => one === word)
    if (!kind) throw new Error(`--games has ${KINDS.join(', ')}, not ${word}`)
    return kind
  })
  const program = resolve(values.pharos)
  if (!existsSync(program)) throw new Error(`there is no program at ${program}: build it, or name it with --pharos`)
  const numbers = { kills: number('kills'), tables: number('tables'), seed: number('seed') }
  const limits = { seconds: number('seconds'), lines: number('lines') }
  return { program, games, fault: /** @type {'kill' | 'term'} */ (fault), keep: values.keep, ...numbers, ...limits }
}

/** @type {ReturnType<typeof options>} */
let chosen
try {
  chosen = options()
} catch (why) {
  console.error(why instanceof Error ? why.message : why)
  process.exit(2)
}

const trial = new Trial(chosen)
// Whoever breaks the test off leaves no server behind.
process.on('exit', () => trial.server.child?.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(2))
// Every wait has an end of its own; should one be missing, the test still ends.
const late = new Promise((_, fail) => setTimeout(() => fail(new Error('the test hangs')), (chosen.seconds + 120) * 1000))
try {
  await Promise.race([trial.run(), late])
} catch (why) {
  trial.report.violation('broken_off', why instanceof Error ? (why.stack ?? why.message) : String(why))
}
await trial.server.end('SIGKILL')
trial.report.summary(trial.seconds)
if (chosen.keep) console.log(`${'folder'.padEnd(24)} ${trial.server.data}`)
else trial.server.remove()
process.exit(trial.report.total ? 1 : 0)
