import Fastify from 'fastify'

/** A log nobody reads. */
export const quietLog = Fastify({ logger: false }).log
