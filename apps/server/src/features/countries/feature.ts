import { accepted, type Handlers, refused } from '@riderbell/contract/handler.ts';
import type { CountryParameterState } from '@riderbell/contract/shapes/country-parameter.ts';
import { type CountryParameter, countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import {
  allowedValues,
  checkParameter,
  type ParameterContext,
  defaultParameterValue,
} from '@riderbell/domain/countries/country-parameters.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import type { ParametersInForce } from './parameters-in-force.ts';
import type { ParameterStore } from './ports.ts';

/** As many changes as an operator would read. */
const changeLimit = 100;

export interface CountryNeeds extends ParameterContext {
  readonly parameters: ParametersInForce;
  readonly store: Pick<ParameterStore, 'changes'>;
  /** Epoch ms. */
  now(): number;
}

/** The parameters of the server's country (specification §7), for callers and for the operator. */
export function createCountriesFeature(needs: CountryNeeds): {
  readonly handlers: Pick<
    Handlers,
    | 'getCountryParameter'
    | 'listCountryParameters'
    | 'setCountryParameter'
    | 'resetCountryParameter'
    | 'listCountryParameterChanges'
  >;
} {
  const { parameters, country, store } = needs;
  return {
    handlers: {
      getCountryParameter: async ({ params: { parameter } }) =>
        accepted({ result: parameters.valueOf(parameter), ...(parameter === 'serviceHours' && hoursNow(needs)) }),
      listCountryParameters: async () =>
        accepted({
          result: {
            country: country.code,
            parameters: countryParameters.map((parameter) => stateOf(needs, parameter)),
          },
        }),
      setCountryParameter: async ({ params: { parameter }, body }) => {
        const check = checkParameter(parameter, body.value, needs);
        if (!check.ok) {
          return refused('country-parameter.wrong-value', { field: 'value', values: { allowed: check.allowed } });
        }
        await parameters.change(parameter, check.value, body.changed_by);
        return accepted({ result: stateOf(needs, parameter) });
      },
      resetCountryParameter: async ({ params: { parameter }, body }) => {
        await parameters.change(parameter, null, body.changed_by);
        return accepted({ result: stateOf(needs, parameter) });
      },
      listCountryParameterChanges: async ({ params }) => {
        const changes = await store.changes(country.code, params.parameter, changeLimit);
        return accepted({
          result: changes.map(({ value, changedBy, changedAt }) => ({ value, by: changedBy, at: changedAt })),
        });
      },
    },
  };
}

/** The service hours and whether they are open now (specification §7). */
function hoursNow({ parameters, country, now }: CountryNeeds) {
  const hours = serviceStatus({ service: parameters.valueOf('serviceHours'), outlet: null }, now(), country.timeZone);
  return { from: hours.from, to: hours.to, status: hours.status, currentTime: hours.current_time };
}

function stateOf({ parameters, ...context }: CountryNeeds, parameter: CountryParameter): CountryParameterState {
  const last = parameters.lastChange(parameter);
  return {
    parameter,
    value: parameters.valueOf(parameter),
    default: defaultParameterValue(parameter, context.country),
    allowed: allowedValues(parameter, context),
    changed: last && { by: last.changedBy, at: last.changedAt },
  };
}
