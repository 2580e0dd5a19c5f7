import Fastify from 'fastify'

/** Logger without output. */
export const quietLog = Fastify({ logger: false }).log
