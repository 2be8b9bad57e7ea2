import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { embedded } from '$lib/api';

const target = document.getElementById('app');
if (target) mount(App, { target });
// What keeps the files for later must not delay what is shown now.
const LATER = 3000;
if (import.meta.env.PROD && !embedded && 'serviceWorker' in navigator)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js'), LATER);
