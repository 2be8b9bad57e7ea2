// The Svelte of the site, at the address /kit/svelte.js, so that components of boards bring no copy. These are the
// functions of components with runes; stores, transitions and media are left out, and every page would load them.
export {
  flushSync,
  getContext,
  hasContext,
  mount,
  onDestroy,
  onMount,
  setContext,
  tick,
  unmount,
  untrack,
} from 'svelte';
export { on } from 'svelte/events';
// What the compiler writes.
// prettier-ignore
export {
  action, append, apply, attach, attr, attribute_effect, autofocus, await, bind_checked, bind_element_size,
  bind_group, bind_prop, bind_property, bind_select_value, bind_this, bind_value, bind_window_size, boundary, child,
  CLASS, clsx, comment, component, css_props, deep_read_state, deferred_template_effect, delegate, delegated, derived,
  document, each, effect, effect_root, effect_tracking, element, event, exclude_from_object, fallback, first_child,
  from_html, from_svg, from_tree, get, head, html, if, index, init_select, key, mutate, next, noop, only_child, pop,
  prop, props_id, proxy, push, remove_input_defaults, remove_textarea_child, render_effect, reset, rest_props,
  safe_get, select_option, set, set_attribute, set_checked, set_class, set_default_checked, set_default_value,
  set_selected, set_style, set_text, set_value, set_xlink_attribute, sibling, snapshot, snippet, spread_props, state,
  STYLE, template_effect, text, to_array, update, update_pre, update_pre_prop, update_prop, user_effect,
  user_pre_effect, window,
  // @ts-expect-error Svelte describes no types of it.
} from 'svelte/internal/client';
