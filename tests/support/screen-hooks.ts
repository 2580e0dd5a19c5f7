import { afterAll, afterEach } from 'vitest'
import { endServer, leaveScreen } from './render-at.tsx'

// Screens are loaded once for all files of a process, which therefore has to be as new after each of them. A module that
// is loaded once could not register these itself.
afterEach(leaveScreen)
afterAll(endServer)
