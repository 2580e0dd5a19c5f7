import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { version } from './version.ts'

/** Time between two sendings to a collector, in ms. */
const sendEvery = 30_000

export interface Telemetry {
  /** Writes the measures so far as Prometheus reads them. */
  prometheus(): Promise<string>
  /** Sends what waits. */
  stop(): Promise<void>
}

/**
 * Measures and traces by OpenTelemetry. Call it before anything is measured; its packages are loaded only then. Traces and
 * measures go to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, if there is one; its other standard variables hold too.
 */
export async function startTelemetry(collector: string | undefined): Promise<Telemetry> {
  const [
    { MeterProvider, MetricReader, PeriodicExportingMetricReader },
    { PrometheusSerializer },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/resources'),
  ])
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME || 'pannier',
    'service.version': version,
  })
  /** Collects when it is asked, as Prometheus does. */
  class OnDemand extends MetricReader {
    protected override onForceFlush = () => Promise.resolve()
    protected override onShutdown = () => Promise.resolve()
  }
  const reader = new OnDemand()
  const readers: InstanceType<typeof MetricReader>[] = [reader]
  const stops: (() => Promise<void>)[] = []
  if (collector) {
    const [
      { OTLPMetricExporter },
      { OTLPTraceExporter },
      traces,
      { AsyncLocalStorageContextManager },
      core,
    ] = await Promise.all([
      import('@opentelemetry/exporter-metrics-otlp-http'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ])
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: sendEvery,
      }),
    )
    const provider = new traces.BasicTracerProvider({
      resource,
      spanProcessors: [new traces.BatchSpanProcessor(new OTLPTraceExporter())],
    })
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
    trace.setGlobalTracerProvider(provider)
    stops.push(() => provider.shutdown())
  }
  const meters = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(meters)
  stops.push(() => meters.shutdown())
  const serializer = new PrometheusSerializer()
  return {
    prometheus: async () => serializer.serialize((await reader.collect()).resourceMetrics),
    stop: async () => void (await Promise.allSettled(stops.map((stop) => stop()))),
  }
}
